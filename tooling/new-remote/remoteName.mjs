import { existsSync } from 'node:fs';
import path from 'node:path';

const LONGEST = 40;

/** What is called how in a remote: `mfe-user-reports` → container, address, file and component names. */
export const namesOf = (room) => {
  const slug = room.replace(/^mfe-/, '');
  const pascal = slug.replace(/(?:^|-)([a-z0-9])/g, (_, letter) => letter.toUpperCase());
  return {
    room,
    container: room.replaceAll('-', '_'),
    slug,
    pascal,
    camel: pascal[0].toLowerCase() + pascal.slice(1),
  };
};

/**
 * Why no remote of this name can be made below `root`, in one sentence; null when it can.
 * @param {string} room as typed
 * @param {string} root
 */
export const refusalOf = (room, root) => {
  if (room === undefined || room === '') return 'Say what it is called: npm run new-remote -- mfe-hello';
  if (!/^mfe(-[a-z0-9]+)+$/.test(room) || !/^mfe-[a-z]/.test(room))
    return `${room} is no name of a remote. Names begin with mfe- and a letter, and go on with small letters, digits and single hyphens: mfe-hello, mfe-user-reports.`;
  if (room.length > LONGEST) return `${room} is too long: at most ${LONGEST} characters.`;
  if (existsSync(path.join(root, 'packages', room)))
    return `${room} is the name of a package of the platform (packages/${room}). Choose another name.`;
  if (existsSync(path.join(root, room)))
    return `There is a folder ${room} already. Choose another name, or remove it first.`;
  return null;
};
