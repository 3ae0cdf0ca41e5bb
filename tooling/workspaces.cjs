const { existsSync, readdirSync, readFileSync } = require('node:fs');
const path = require('node:path');

const ROOT = path.join(__dirname, '..');

/** Rooms that a pattern of `workspaces` names: one folder, or those whose name begins as the pattern does before its `*`. */
const roomsOf = (root, pattern) => {
  if (!pattern.endsWith('*')) return [pattern];
  const start = pattern.slice(0, -1);
  const folder = start.includes('/') ? path.dirname(`${start}x`) : '.';
  return readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => path.join(folder, name))
    .filter((room) => room.startsWith(start));
};

/** Every room of the workspace, as a path from the root. A room that moved leaves a folder with what was built: none. */
const workspaceRooms = (root = ROOT) =>
  JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
    .workspaces.flatMap((pattern) => roomsOf(root, pattern))
    .filter((room) => existsSync(path.join(root, room, 'package.json')));

/** The rooms of remotes: every room called `mfe-…`. Nothing else has a list of them. */
const remoteRooms = (root = ROOT) => workspaceRooms(root).filter((room) => room.startsWith('mfe-'));

/** The services of the product by name: every folder of services/. Before a build nothing else can say them; a test compares them with SERVICES. */
const serviceNames = (root = ROOT) =>
  workspaceRooms(root)
    .filter((room) => path.dirname(room) === 'services')
    .map((room) => path.basename(room))
    .sort();

module.exports = { remoteRooms, serviceNames, workspaceRooms };
