# docker build -t starlode . && docker run -p 8000:8000 -v starlode:/data starlode
FROM python:3.11-slim-bookworm AS build
RUN apt-get update && apt-get install --yes --no-install-recommends g++=4:12.2.0-3 && rm -rf /var/lib/apt/lists/*
WORKDIR /src
COPY . .
RUN python -m venv /opt/starlode \
    && /opt/starlode/bin/pip install --no-cache-dir --require-hashes -r requirements/play.lock -r requirements/postgres.lock \
    && /opt/starlode/bin/pip install --no-cache-dir --no-deps .

FROM python:3.11-slim-bookworm
COPY --from=build /opt/starlode /opt/starlode
RUN useradd --system --uid 10001 starlode && install --directory --owner=starlode --mode=0700 /data
USER 10001
VOLUME /data
EXPOSE 8000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
    CMD ["/opt/starlode/bin/python", "-c", "import urllib.request as r; r.urlopen('http://127.0.0.1:8000/api/health')"]
# Who runs it behind a proxy adds: --allow-host play.example.org --trusted-proxy 172.16.0.0/12
ENTRYPOINT ["/opt/starlode/bin/starlode", "serve", "--host", "0.0.0.0", "--port", "8000", "--data", "/data"]
