"""How packages for data read the Parquet files of `rulehouse export`: the type of each column, and the first row.

    pip install pyarrow pandas polars duckdb fastparquet
    rulehouse export games.jsonl --rows seats --format parquet --out seats.parquet
    python research/parquet-readers.py seats.parquet
"""

import sys

import duckdb
import fastparquet
import pandas
import polars
import pyarrow.parquet

file = sys.argv[1]
schema = pyarrow.parquet.read_schema(file)
frames = {
    "pyarrow": dict(zip(schema.names, map(str, schema.types))),
    "pandas": pandas.read_parquet(file).dtypes.astype(str).to_dict(),
    "polars": {name: str(kind) for name, kind in polars.read_parquet_schema(file).items()},
    "duckdb": {row[0]: row[1] for row in duckdb.sql(f"describe select * from '{file}'").fetchall()},
    "fastparquet": fastparquet.ParquetFile(file).to_pandas().dtypes.astype(str).to_dict(),
}
modules = {"pyarrow": pyarrow, "pandas": pandas, "polars": polars, "duckdb": duckdb, "fastparquet": fastparquet}
for name, columns in frames.items():
    print(name, modules[name].__version__)
    for column, kind in columns.items():
        print(f"  {column}: {kind}")
print(polars.read_parquet(file).row(0, named=True))
