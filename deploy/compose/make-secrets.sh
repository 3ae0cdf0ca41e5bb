#!/bin/sh
# Makes the secrets that compose.yaml names, once; what is there stays. The folder is closed, since containers that read the files
# run as users that this machine does not know.
set -eu
cd "$(dirname "$0")"
umask 077
mkdir -p secrets
make() {
  [ -e "secrets/$1" ] || { printf '%s' "$2" > "secrets/$1"; echo "made secrets/$1"; }
  chmod 0444 "secrets/$1"
}
random() { openssl rand -base64 48 | tr -d '\n'; }
for name in jwt_secret internal_secret ingest_secret data_secret backup_key; do make "$name" "$(random)"; done
make mongo_key "$(random)"
make mongo_password "$(openssl rand -hex 32)"
make mongodb_uri "mongodb://yinyom:$(cat secrets/mongo_password)@mongo:27017/?authSource=admin&replicaSet=rs0"
echo 'Keep a copy of secrets/ where the backups are not: without data_secret and backup_key they open nothing.'
