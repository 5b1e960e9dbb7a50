# A server: `make container` builds the wheel and this image; docs/operations.md says how to run it.
FROM docker.io/library/python:3.13-slim

RUN useradd --system --uid 10001 --home-dir /data --shell /usr/sbin/nologin hanpan \
    && install --directory --owner=hanpan --mode=0700 /data

COPY requirements/serve.txt dist/hanpan-*.whl /tmp/hanpan/
RUN python -m pip install --no-cache-dir --disable-pip-version-check --require-hashes -r /tmp/hanpan/serve.txt \
    && python -m pip install --no-cache-dir --disable-pip-version-check --no-deps /tmp/hanpan/hanpan-*.whl \
    && rm -r /tmp/hanpan

USER 10001
WORKDIR /data
VOLUME /data
ENV XDG_DATA_HOME=/data PYTHONUNBUFFERED=1
EXPOSE 8000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=6s --start-period=30s --retries=3 \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/api/ready', timeout=5)"]
ENTRYPOINT ["hanpan"]
CMD ["serve", "--host", "0.0.0.0", "--port", "8000"]
