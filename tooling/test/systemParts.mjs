import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fetchApiGenerators, fetchedApiGenerators, GUZZLE } from '../api-clients/apiGenerators.cjs';
import { fetchApiLinters, fetchedApiLinters } from '../api-lint/apiLinters.cjs';
import { RECOMMENDED_NODE } from '../nodeVersions.cjs';
import { fetchedSchemathesis, fetchSchemathesis } from '../fuzz/schemathesis.cjs';
import { fetchCaddy, fetchedCaddy } from '../image/caddy.cjs';
import { fetchedHelm, fetchHelm } from '../helm/helm.cjs';
import { fetchedKubernetesValidate, fetchKubernetesValidate } from '../helm/kubernetesValidate.cjs';
import { FIREFOX, HEADLESS_SHELL, INSTALLED_BROWSERS } from './installedBrowsers.cjs';
import { fetchedNode, fetchNode } from './recommendedNode.cjs';

const WITH_WINDOWS = INSTALLED_BROWSERS.filter((file) => file !== HEADLESS_SHELL);

const canInstall = () =>
  process.getuid?.() === 0 && existsSync('/usr/bin/apt-get') && process.env.YINYOM_NO_APT !== '1';

const apt = (...args) =>
  spawnSync('apt-get', args, {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

/** Programs that some tests run, and the packages that bring them; none of them begins to serve anything. */
const PROGRAMS = { git: 'git', php: 'php-cli', python3: 'python3' };

/**
 * Installs the system parts that some tests need, where that is possible (root on Debian). Where it is not,
 * the browser of the npm registry serves, and the tests of a directory and of these programs are skipped by name.
 */
export const installSystemParts = () => {
  const missing = [];
  if (!process.env.PUPPETEER_EXECUTABLE_PATH) {
    if (!WITH_WINDOWS.some((file) => existsSync(file))) missing.push('chromium');
    if (!existsSync(HEADLESS_SHELL)) missing.push('chromium-headless-shell');
  }
  if (!existsSync(FIREFOX)) missing.push('firefox-esr');
  if (!existsSync('/usr/sbin/slapd')) missing.push('slapd', 'ldap-utils');
  for (const [program, name] of Object.entries(PROGRAMS))
    if (spawnSync(program, ['--version'], { stdio: 'ignore' }).status !== 0) missing.push(name);
  if (missing.length === 0 || !canInstall()) return;
  console.log(`Installing ${missing.join(', ')}…`);
  apt('update', '-qq');
  for (const name of missing) {
    if (!apt('install', '-y', '-qq', '--no-install-recommends', name))
      console.log(`${name} could not be installed; its tests use another way or are skipped.`);
  }
};

/** Brings the recommended Node.js for the test that starts the product on it, unless it is there or is this one. */
export const bringRecommendedNode = () => {
  const isThis = process.versions.node.startsWith(`${RECOMMENDED_NODE}.`);
  if (isThis || fetchedNode(RECOMMENDED_NODE) || fetchNode(RECOMMENDED_NODE)) return;
  console.log(`Node.js ${RECOMMENDED_NODE} could not be fetched; its test is skipped.`);
};

/** Brings helm and the schemas of Kubernetes for the tests of the chart, unless they are there. */
export const bringHelm = () => {
  if (!fetchedHelm() && !fetchHelm())
    console.log('helm could not be fetched; what it renders is not tested.');
  if (fetchedKubernetesValidate() || fetchKubernetesValidate()) return;
  console.log(
    'kubernetes-validate could not be installed: Python with venv and PyPI are needed; the schemas of Kubernetes are not tested.',
  );
};

/** Brings Caddy for the tests of the name in front, unless it is there. */
export const bringCaddy = () => {
  if (fetchedCaddy() || fetchCaddy()) return;
  console.log('Caddy could not be fetched; its tests are skipped.');
};

/** Brings Schemathesis for the test that fuzzes the API, unless it is there. */
export const bringSchemathesis = () => {
  if (fetchedSchemathesis() || fetchSchemathesis()) return;
  console.log(
    'Schemathesis could not be installed: Python with venv and PyPI are needed; its test is skipped.',
  );
};

/** Brings the programs that read the API document critically, unless they are there. */
export const bringApiLinters = () => {
  if (fetchedApiLinters() || fetchApiLinters()) return;
  console.log(
    'Redocly, Spectral and swagger-parser could not be installed; the document is not read by them.',
  );
};

/** What the client in PHP, and the generator that makes it, need besides PHP. */
const PARTS_OF_PHP = ['default-jre-headless', 'php-guzzlehttp-guzzle', 'php-curl', 'php-mbstring'];

/** Brings the generators of clients, unless they are there. */
export const bringApiGenerators = () => {
  if (!existsSync(GUZZLE) && canInstall())
    apt('install', '-y', '-qq', '--no-install-recommends', ...PARTS_OF_PHP);
  if (fetchedApiGenerators() || fetchApiGenerators()) return;
  console.log(
    'Generators of clients could not be installed: Python with venv and PyPI are needed; no client is made.',
  );
};
