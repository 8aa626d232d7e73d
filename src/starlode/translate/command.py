"""`starlode build`: compile the engine where it lies."""

from pathlib import Path

import click

from starlode.translate import build as native

PACKAGE = Path(__file__).parents[1]


@click.command()
def build() -> None:
    """Build the native engine in place, if anything changed; needs gcc or clang, and Python's headers."""
    try:
        told = native.build_in_place(PACKAGE)
    except native.CannotBuild as cannot:
        if cannot.output:
            click.echo(cannot.output, err=True)
        raise click.ClickException(f"the engine stays interpreted, because {cannot}") from cannot
    except OSError as error:
        raise click.ClickException(f"nothing can be written beside the engine: {error}") from error
    click.echo(told)
