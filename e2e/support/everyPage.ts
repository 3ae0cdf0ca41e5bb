import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CONSOLE_PATHS } from '@yinyom/contracts/consolePaths';
import type { About } from '@yinyom/contracts/release/aboutShape';
import { remoteRooms } from '../../tooling/workspaces.cjs';
import { ROOT } from './startProgram';

/** Patterns of every page of the product: the shell's own and those that each built remote declares. */
export const everyPage = (): string[] => [
  ...CONSOLE_PATHS,
  ...remoteRooms().flatMap((room) => {
    const file = path.join(ROOT, room, 'dist/build.json');
    const { declared } = JSON.parse(readFileSync(file, 'utf8')) as About;
    return declared.pages.map(({ path: pattern }) => pattern);
  }),
];
