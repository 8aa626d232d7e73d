"""The columns of a file of a data set, in and out of bytes: npz by NumPy alone, Parquet by pyarrow.

Equal columns give equal bytes. Masks are packed, eight ids a byte, the first in the highest bit.
"""

import hashlib
import io
import zipfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Literal

import numpy as np
import numpy.typing as npt

from starlode.core.errors import BadInput

Form = Literal["npz", "parquet"]
Columns = dict[str, npt.NDArray[Any]]

PIECE = 2**18
LEVEL = 3  # of compression: as quick as the first, and a tenth smaller


def to_bytes(form: Form, columns: Mapping[str, npt.NDArray[Any]]) -> tuple[bytes, dict[str, int]]:
    """A whole file, and how many of its bytes each column takes."""
    return _to_npz(columns) if form == "npz" else _to_parquet(columns)


def read(path: Path, names: Sequence[str], sha256: str) -> Columns:
    """Columns of a file by their names; a file that is not what the card says of it is refused."""
    try:
        content = path.read_bytes()
        if hashlib.sha256(content).hexdigest() != sha256:  # NumPy would not always tell
            raise ValueError
        if path.suffix == ".npz":
            with np.load(io.BytesIO(content)) as arrays:
                return {name: arrays[name] for name in names}
        table = arrow().parquet.read_table(arrow().BufferReader(content), columns=list(names))
        return {name: _from_arrow(table[name].combine_chunks()) for name in names}
    except (OSError, ValueError, KeyError, zipfile.BadZipFile):
        raise BadInput("bad-dataset-file", path=path) from None


def unpacked(masks: npt.NDArray[np.uint8], actions: int) -> npt.NDArray[np.bool_]:
    """Masks as environments give them: a place for each id."""
    return np.unpackbits(masks, axis=1, count=actions).view(np.bool_)


def arrow() -> Any:
    """pyarrow with its Parquet, or the line that says how to get it."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise BadInput("bad-no-extra", module="pyarrow", extra="data") from None
    return pyarrow


def _to_npz(columns: Mapping[str, npt.NDArray[Any]]) -> tuple[bytes, dict[str, int]]:
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED, compresslevel=LEVEL) as archive:
        for name, column in columns.items():
            with archive.open(f"{name}.npy", "w", force_zip64=True) as out:  # of 1980, whenever it is written
                whole = np.ascontiguousarray(column)
                np.lib.format.write_array_header_1_0(out, np.lib.format.header_data_from_array_1_0(whole))
                content = whole.reshape(-1).view(np.uint8)
                for at in range(0, len(content), PIECE):  # what the processor's cache holds
                    out.write(content[at : at + PIECE].data)
        sizes = {entry.filename.removesuffix(".npy"): entry.compress_size for entry in archive.infolist()}
    return file.getvalue(), sizes


def _to_parquet(columns: Mapping[str, npt.NDArray[Any]]) -> tuple[bytes, dict[str, int]]:
    pyarrow = arrow()
    table = pyarrow.table({name: _to_arrow(pyarrow, column) for name, column in columns.items()})
    file = io.BytesIO()
    small = [name for name, column in columns.items() if column.ndim == 1]
    pyarrow.parquet.write_table(table, file, compression="zstd", use_dictionary=small)
    content = file.getvalue()
    groups = pyarrow.parquet.ParquetFile(io.BytesIO(content)).metadata
    sizes = dict.fromkeys(columns, 0)
    for group in range(groups.num_row_groups):
        for number in range(groups.num_columns):
            column = groups.row_group(group).column(number)
            sizes[column.path_in_schema.partition(".")[0]] += column.total_compressed_size
    return content, sizes


def _to_arrow(pyarrow: Any, column: npt.NDArray[Any]) -> Any:
    """Rows of bytes are binaries of one length, rows of other numbers lists of one length."""
    if column.ndim == 1:
        return pyarrow.array(column)
    if column.dtype == np.uint8:
        held = [None, pyarrow.py_buffer(np.ascontiguousarray(column))]
        return pyarrow.FixedSizeBinaryArray.from_buffers(pyarrow.binary(column.shape[1]), len(column), held)
    return pyarrow.FixedSizeListArray.from_arrays(pyarrow.array(column.ravel()), column.shape[1])


def _from_arrow(column: Any) -> npt.NDArray[Any]:
    pyarrow = arrow()
    if isinstance(column, pyarrow.FixedSizeBinaryArray):
        width = column.type.byte_width
        held = np.frombuffer(column.buffers()[1], dtype=np.uint8)
        return held[column.offset * width : (column.offset + len(column)) * width].reshape(len(column), width)
    if isinstance(column, pyarrow.FixedSizeListArray):
        return np.asarray(column.flatten()).reshape(len(column), column.type.list_size)
    return np.asarray(column)
