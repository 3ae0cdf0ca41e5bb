import type { Command } from '../Command';
import { backupCheck } from './backupCheck';
import { key } from './key';
import { login, logout } from './login';
import { verify } from './verify';

/** Every command, in the order of the help. */
export const COMMANDS: readonly Command[] = [
  login,
  logout,
  key,
  verify,
  backupCheck,
];
