const { existsSync } = require('node:fs');
const { createRequire } = require('node:module');
const path = require('node:path');

/** The folder that packages of `room` were installed from: the nearest one upwards with a lock file, else the room. */
const installFolder = (room) => {
  for (let folder = room; folder !== path.dirname(folder); folder = path.dirname(folder))
    if (existsSync(path.join(folder, 'package-lock.json'))) return folder;
  return room;
};

/** Whether the platform's packages are there as sources: inside its repository, not where they came from a registry. */
const readsSources = (room) => {
  const kit = createRequire(path.join(room, 'package.json')).resolve('@yinyom/mfe-kit/package.json');
  return existsSync(path.join(path.dirname(kit), 'src'));
};

module.exports = { installFolder, readsSources };
