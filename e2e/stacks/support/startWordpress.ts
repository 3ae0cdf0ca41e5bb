import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import AdmZip from 'adm-zip';
import { makeDataFolder } from '@yinyom/testing/dataFolder';
import { freePort } from '../../support/startProgram';
import { until } from '../../support/until';
import type { WordpressFiles } from './wordpressFiles';

export const ADMIN = { name: 'admin', password: 'Ratchaphruek7-Ratchaphruek7' } as const;

export interface Wordpress {
  url: string;
  /** What is in it goes with it. */
  folder: string;
  /** Puts the files of a plugin where WordPress looks for them; switching it on is up to its page. */
  addPlugin(source: { zip: string } | { folder: string; name: string }): void;
  /** Adds a plugin that is always on, as PHP. */
  addCode(name: string, code: string): void;
  /** Runs PHP with WordPress loaded, for a host of a network or the first one. @returns what it prints */
  run(code: string, at?: string): string;
  /** Runs due jobs, as the visit of a page or the system's cron does. */
  runJobs(): void;
  /** Makes it a network of sites with hosts of their own; to the first one come those that are named. @returns their addresses */
  makeNetwork(hosts: readonly string[]): string[];
  stop(): Promise<void>;
}

const oneSite = (url: string) => `define('WP_HOME', '${url}'); define('WP_SITEURL', '${url}');`;
const network = (host: string) =>
  `define('MULTISITE', true); define('SUBDOMAIN_INSTALL', true); define('DOMAIN_CURRENT_SITE', '${host}');
define('PATH_CURRENT_SITE', '/'); define('SITE_ID_CURRENT_SITE', 1); define('BLOG_ID_CURRENT_SITE', 1); define('COOKIE_DOMAIN', '');`;

const config = (socket: string, sites: string) => `<?php
define('DB_NAME', 'wordpress'); define('DB_USER', 'root'); define('DB_PASSWORD', ''); define('DB_HOST', 'localhost:${socket}');
define('DB_CHARSET', 'utf8mb4'); define('DB_COLLATE', '');
${sites}
define('WP_HTTP_BLOCK_EXTERNAL', true); define('WP_ACCESSIBLE_HOSTS', 'localhost');
define('WP_DEBUG', true); define('WP_DEBUG_LOG', __DIR__ . '/../debug.log'); define('WP_DEBUG_DISPLAY', false);
define('DISABLE_WP_CRON', true);
foreach (['AUTH_KEY','SECURE_AUTH_KEY','LOGGED_IN_KEY','NONCE_KEY','AUTH_SALT','SECURE_AUTH_SALT','LOGGED_IN_SALT','NONCE_SALT'] as $key) define($key, $key . ' of a test');
$table_prefix = 'wp_';
if (!defined('ABSPATH')) define('ABSPATH', __DIR__ . '/');
require_once ABSPATH . 'wp-settings.php';
`;

/** The platform of a test is on this machine, which WordPress asks only when it is told to. */
const ALLOW_LOCAL = `
add_filter('http_request_host_is_external', '__return_true');
add_filter('http_allowed_safe_ports', fn($ports, $host, $url) => array_merge($ports, [(int) parse_url($url, PHP_URL_PORT)]), 10, 3);
`;

const end = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null) return;
  const ended = new Promise((done) => child.once('exit', done));
  child.kill();
  await ended;
};

/** A WordPress of its own on a free port of a host, set up, with nothing but its standard theme. */
export const startWordpress = async (files: WordpressFiles, host: string): Promise<Wordpress> => {
  const work = await makeDataFolder('yy-wordpress-');
  const site = path.join(work, 'site');
  const port = await freePort();
  const url = `http://${host}:${port}`;
  const env = { ...process.env, LD_LIBRARY_PATH: path.join(files.root, 'usr/lib/x86_64-linux-gnu') };
  const socket = path.join(work, 'socket');
  const [data, base] = [`--datadir=${path.join(work, 'db')}`, `--basedir=${path.join(files.root, 'usr')}`];
  const asRoot = process.getuid?.() === 0 ? ['--user=root'] : [];
  const must = (command: string, args: string[], input?: string): string => {
    const { status, stdout, stderr } = spawnSync(command, args, { env, input, encoding: 'utf8' });
    if (status !== 0) throw new Error(`${command} ${args.join(' ')}:\n${stdout}${stderr}`);
    return stdout;
  };
  const database = path.join(files.root, 'usr/bin');
  const quiet = ['--auth-root-authentication-method=normal', '--skip-test-db'];
  must(path.join(database, 'mariadb-install-db'), ['--no-defaults', base, data, ...asRoot, ...quiet]);
  const mariadb = spawn(
    path.join(files.root, 'usr/sbin/mariadbd'),
    ['--no-defaults', base, data, ...asRoot, `--socket=${socket}`, '--skip-networking'],
    { env, stdio: 'ignore' },
  );
  const sql = (text: string) =>
    spawnSync(path.join(database, 'mariadb'), ['--no-defaults', `--socket=${socket}`, '-uroot'], {
      env,
      input: text,
    }).status === 0;
  await until(async () => sql('CREATE DATABASE IF NOT EXISTS wordpress'), 'the database answers');

  files.copyTo(site);
  const configure = (sites: string) => writeFileSync(path.join(site, 'wp-config.php'), config(socket, sites));
  const addCode = (name: string, code: string) =>
    writeFileSync(path.join(site, `wp-content/mu-plugins/${name}.php`), `<?php\n${code}`);
  configure(oneSite(url));
  mkdirSync(path.join(site, 'wp-content/mu-plugins'), { recursive: true });
  addCode('allow-local', ALLOW_LOCAL);
  const php = spawn('php', [...files.php, '-S', `127.0.0.1:${port}`, '-t', site], {
    env: { ...env, PHP_CLI_SERVER_WORKERS: '4' },
    stdio: 'ignore',
  });
  const run = (code: string, at = `${host}:${port}`): string =>
    must(
      'php',
      [...files.php],
      `<?php $_SERVER['HTTP_HOST'] = '${at}'; $_SERVER['REQUEST_URI'] = '/'; ${code.includes('WP_INSTALLING') ? '' : `require '${site}/wp-load.php';`} ${code}`,
    );
  run(
    `define('WP_INSTALLING', true); require '${site}/wp-load.php'; require ABSPATH . 'wp-admin/includes/upgrade.php';
     wp_install('Registrar', '${ADMIN.name}', 'admin@example.ac.th', true, '', '${ADMIN.password}'); update_option('WPLANG', '');`,
  );
  run(`switch_theme('twentytwentythree');`);
  const plugins = path.join(site, 'wp-content/plugins');
  return {
    url,
    folder: work,
    run,
    addPlugin: (source) => {
      if ('zip' in source) new AdmZip(source.zip).extractAllTo(plugins, true);
      else cpSync(source.folder, path.join(plugins, source.name), { recursive: true });
    },
    addCode,
    makeNetwork: (hosts) => {
      const first = new URL(url).host;
      run(
        `require ABSPATH . 'wp-admin/includes/upgrade.php'; require ABSPATH . 'wp-admin/includes/network.php';
         foreach ($wpdb->tables('ms_global') as $table => $prefixed) $wpdb->$table = $prefixed;
         install_network(); populate_network(1, '${first}', 'admin@example.ac.th', 'Network', '/', true);`,
      );
      configure(network(first));
      return hosts.map((name) => {
        const address = `http://${name}:${port}`;
        // A host of a site is made without a port, so it is written afterwards.
        run(
          `$made = wp_insert_site(['domain' => '${name}', 'path' => '/', 'network_id' => 1, 'title' => '${name}', 'user_id' => 1]);
           if (is_wp_error($made)) exit(1);
           $wpdb->update($wpdb->blogs, ['domain' => '${name}:${port}'], ['blog_id' => $made]); clean_blog_cache($made);
           switch_to_blog($made); update_option('home', '${address}'); update_option('siteurl', '${address}');`,
        );
        return address;
      });
    },
    runJobs: () => void must('php', [...files.php, path.join(site, 'wp-cron.php')]),
    stop: async () => {
      await end(php);
      await end(mariadb);
      rmSync(work, { recursive: true, force: true });
    },
  };
};
