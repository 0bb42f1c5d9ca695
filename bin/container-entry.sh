#!/bin/sh
# Runs a command as the user `node`. If the container starts as root, a freshly mounted volume belongs
# to root too (as Fly's), so its owner is changed first.
set -eu
if [ "$(id -u)" = 0 ]; then
  chown -R node:node "$DATA_DIR"
  exec setpriv --reuid=node --regid=node --init-groups "$@"
fi
exec "$@"
