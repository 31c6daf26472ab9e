"""Solves a text file of puzzles on an Apache Spark cluster, with the filter of this folder.

    spark-submit --master MASTER spark.py FILTER PUZZLES ANSWERS

FILTER is the path of the program on every worker, PUZZLES a file or a folder with one
puzzle a line. ANSWERS is a folder to be made: its parts, in order of their names, hold
one answer a line, in the order of the puzzles.
"""

import shlex
import sys

from pyspark import SparkContext

program, puzzles, answers = sys.argv[1:]

with SparkContext(appName="bitdoku") as spark:
    # One thread for each task, since Spark runs a task on every core. A filter that fails
    # fails its task, which Spark then tries again.
    command = f"{shlex.quote(program)} --quiet --threads 1"
    lines = spark.textFile(puzzles, minPartitions=2 * spark.defaultParallelism)
    lines.pipe(command, checkCode=True).saveAsTextFile(answers)
