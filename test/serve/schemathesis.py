"""What the fuzzer of schemas needs to know: a table of each kind with its tokens, so that requests reach it."""

import json
import os
import random

import schemathesis

TABLES = json.loads(os.environ["TABLES"])


def chosen():
    return random.choice(TABLES)


@schemathesis.hook
def map_path_parameters(ctx, path_parameters):
    if path_parameters and random.random() < 0.9:
        path_parameters["id"] = chosen()["id"]
    return path_parameters


@schemathesis.hook
def before_call(ctx, case, kwargs):
    table = next((one for one in TABLES if one["id"] == (case.path_parameters or {}).get("id")), None)
    if table is not None and random.random() < 0.8:
        case.headers = {**(case.headers or {}), "Authorization": f"Bearer {random.choice(table['tokens'])}"}
