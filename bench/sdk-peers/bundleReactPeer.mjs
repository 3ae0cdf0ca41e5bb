import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { tmpdir } from 'node:os';
import webpack from 'webpack';
import { ROOT } from '../../tooling/install.mjs';

/** A page of its own for a peer that is a React component: provider, banner and dialog, nothing stored elsewhere. */
const ENTRY = `
import { createElement as h } from 'react';
import { createRoot } from 'react-dom/client';
import { ConsentBanner, ConsentDialog, ConsentManagerProvider } from '@c15t/react';
const place = document.body.appendChild(document.createElement('div'));
const options = { mode: 'offline', consentCategories: ['necessary', 'measurement'], ignoreGeoLocation: true };
createRoot(place).render(h(ConsentManagerProvider, { options }, h(ConsentBanner), h(ConsentDialog)));
`;

/** Bundles it for production, as an application would. */
export const bundleReactPeer = async (peers) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'yinyom-peer-'));
  try {
    writeFileSync(path.join(folder, 'entry.mjs'), ENTRY);
    await new Promise((resolve, reject) => {
      webpack(
        {
          mode: 'production',
          entry: path.join(folder, 'entry.mjs'),
          output: { path: folder, filename: 'bundle.js' },
          resolve: { modules: [path.join(peers, 'node_modules'), path.join(ROOT, 'node_modules')] },
          performance: false,
          devtool: false,
        },
        (error, stats) => {
          if (error) reject(error);
          else if (stats.hasErrors()) reject(new Error(stats.toString({ all: false, errors: true })));
          else resolve();
        },
      );
    });
    return readFileSync(path.join(folder, 'bundle.js'), 'utf8');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
