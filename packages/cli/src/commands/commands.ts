import type { Command } from '../Command';
import { backupCheck } from './backupCheck';
import { exportFile } from './exportFile';
import { importSetUp } from './importSetUp';
import { key } from './key';
import { login, logout } from './login';
import { publish } from './publish';
import { scan } from './scan';
import { addSite, listSites } from './sites';
import { verify } from './verify';

/** Every command, in the order of the help. */
export const COMMANDS: readonly Command[] = [
  login,
  logout,
  key,
  listSites,
  addSite,
  importSetUp,
  scan,
  publish,
  exportFile,
  verify,
  backupCheck,
];
