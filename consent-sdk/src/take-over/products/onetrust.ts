import { decode } from '../decode';
import type { Product } from '../Product';

/** The groups hold defaults until somebody has closed its banner, which a second cookie tells. */
export const onetrust: Product = {
  name: 'onetrust',
  key: 'OptanonConsent',
  types: { C0001: 1, C0002: 3, C0003: 2, C0004: 4, C0005: 4 },
  read(text, cookie) {
    const groups = /\bgroups=([^&]*)/.exec(text)![1]!.split(',');
    return /\binteractionCount=[1-9]/.test(text) &&
      !/Reconsent=t/.test(text) &&
      groups.every((group) => /^[\w-]+:[01]$/.test(group))
      ? {
          choices: groups.map((group) => [group.slice(0, -2), group.endsWith('1')]),
          at: Date.parse(decode(cookie('OptanonAlertBoxClosed'))) / 1000,
        }
      : null;
  },
};
