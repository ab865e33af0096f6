# A Bandstand server: docs/operations.md. The build needs a C compiler, the image does not.
FROM python:3.13.5-slim-bookworm AS build
# hadolint ignore=DL3008
RUN apt-get update \
    && apt-get install --yes --no-install-recommends gcc libc6-dev \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /source
# There is no git in here: --build-arg BANDSTAND_VERSION=$(python tools/version.py) names the version.
ARG BANDSTAND_VERSION=""
COPY . .
RUN python tools/pages.py \
    && pip wheel --no-cache-dir --wheel-dir /wheels ".[postgresql,redis]"

FROM python:3.13.5-slim-bookworm
# hadolint ignore=DL3013
RUN --mount=type=bind,from=build,source=/wheels,target=/wheels \
    pip install --no-cache-dir --no-index --find-links /wheels "bandstand[postgresql,redis]"
RUN useradd --system --uid 10001 --no-create-home bandstand \
    && install --directory --owner bandstand --group bandstand --mode 0700 /data
USER 10001
ENV BANDSTAND_DATA=/data
VOLUME ["/data"]
EXPOSE 8450
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s --retries=3 \
    CMD ["python", "-c", "import urllib.request as web; web.urlopen('http://127.0.0.1:8450/api/health', timeout=4)"]
CMD ["bandstand", "serve", "--host", "0.0.0.0", "--port", "8450", "--no-browser", "--behind-proxy"]
