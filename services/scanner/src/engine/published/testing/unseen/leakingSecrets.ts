import type { MakeNote } from './List';
import { times } from './random';

const joined = (...pieces: string[]): string => pieces.join('');
const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const HEX = '0123456789abcdef';

/** Made of pieces: no file of the repository has text that looks like a key. */
export const LEAKING_SECRETS: readonly MakeNote[] = [
  (_value, random) => ({
    name: 'private key',
    title: 'server.key',
    lines: [
      joined('-----BEGIN RSA ', 'PRIVATE KEY-----'),
      ...times(12, () => random.letters(64, BASE64)),
      joined('-----END RSA ', 'PRIVATE KEY-----'),
    ],
    kinds: ['secret'],
  }),
  (_value, random) => ({
    name: 'cloud keys in settings',
    title: 'settings',
    lines: [
      joined('AWS_ACCESS_KEY_ID=', 'AKI', 'A', random.letters(16, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567')),
      joined('AWS_SECRET_ACCESS_KEY=', random.letters(40, BASE64)),
      'AWS_DEFAULT_REGION=ap-southeast-1',
    ],
    kinds: ['secret'],
  }),
  (_value, random) => ({
    name: 'environment of Laravel',
    title: 'environment',
    lines: [
      'APP_ENV=production',
      `APP_KEY=base64:${random.letters(43, BASE64)}=`,
      'DB_CONNECTION=mysql',
      'DB_HOST=127.0.0.1',
      'DB_USERNAME=reg_prod',
      `DB_PASSWORD=${random.letters(5, BASE64)}@${random.digits(4)}x`,
    ],
    kinds: ['secret'],
  }),
  (_value, random) => ({
    name: 'token of a repository host',
    title: 'deploy notes',
    lines: [
      joined(
        'git clone https://oauth2:',
        'gh',
        'p_',
        random.letters(36, BASE64),
        '@github.com/dept/registrar.git',
      ),
    ],
    kinds: ['secret'],
  }),
  (_value, random) => ({
    name: 'address of a database',
    title: 'config',
    lines: [
      joined(
        'DATABASE_URL=postgres',
        '://regadmin:',
        random.letters(12, BASE64),
        '@10.20.1.15:5432/registrar',
      ),
    ],
    kinds: ['secret'],
  }),
  (_value, random) => ({
    name: 'hook of a chat',
    title: 'notify.js',
    lines: [
      joined(
        "const hook = 'https://hooks.slack",
        '.com/services/T',
        random.letters(8),
        '/B',
        random.letters(8),
        '/',
        random.letters(24, BASE64),
        "';",
      ),
    ],
    kinds: ['secret'],
  }),
  (_value, random) => ({
    name: 'key of payments',
    title: 'checkout',
    lines: [joined('STRIPE_SECRET_KEY=', 'sk', '_live_', random.letters(24, BASE64))],
    kinds: ['secret'],
  }),
  (value, random) => ({
    name: 'dump of a database',
    title: '-- MySQL dump 10.13  Distrib 8.0.36, for Linux (x86_64)',
    lines: [
      'DROP TABLE IF EXISTS `users`;',
      'CREATE TABLE `users` (`id` int NOT NULL AUTO_INCREMENT, `username` varchar(64), `password` varchar(255), PRIMARY KEY (`id`));',
      `INSERT INTO \`users\` VALUES ${times(6, (at) => `(${at + 1},'${value.login()}','$2y$10$${random.letters(53, BASE64)}')`).join(',')};`,
    ],
    kinds: ['secret'],
  }),
  (_value, random) => ({
    name: 'settings of WordPress',
    title: 'wp-config.php.bak',
    lines: [
      "define( 'DB_NAME', 'wp_hospital' );",
      "define( 'DB_USER', 'wpuser' );",
      `define( 'DB_PASSWORD', '${random.letters(10, BASE64)}!9' );`,
      "define( 'DB_HOST', 'localhost' );",
    ],
    kinds: ['secret'],
  }),
  (_value, random) => ({
    name: 'service account',
    title: 'credentials',
    lines: [
      `{"type":"service_account","project_id":"registrar-prod","private_key_id":"${random.letters(40, HEX)}","private_key":"${joined('-----BEGIN ', 'PRIVATE KEY-----')}\\n${random.letters(64, BASE64)}\\n${random.letters(64, BASE64)}\\n${joined('-----END ', 'PRIVATE KEY-----')}\\n","client_email":"sync@registrar-prod.iam.gserviceaccount.com"}`,
    ],
    kinds: ['secret'],
  }),
  (_value, random) => ({
    name: 'bot of a messenger',
    title: 'bot settings',
    lines: [
      joined('TELEGRAM_BOT_TOKEN=', random.digits(10), ':AA', random.letters(33, BASE64)),
      'CHAT_ID=-1001882736455',
    ],
    kinds: ['secret'],
  }),
  (_value, random) => ({
    name: 'connection of .NET',
    title: 'web.config',
    lines: [
      `<add name="RegDb" connectionString="Data Source=10.0.0.8;Initial Catalog=REG;User ID=sa;Password=${random.letters(9, BASE64)}#1;" providerName="System.Data.SqlClient" />`,
    ],
    kinds: ['secret'],
  }),
  (_value, random) => ({
    name: 'account key of a store',
    title: 'appsettings.json',
    lines: [
      joined(
        '"BlobStorage": "DefaultEndpointsProtocol=https;AccountName=regfiles;AccountKey=',
        random.letters(86, BASE64),
        '==;EndpointSuffix=core.windows.net"',
      ),
    ],
    kinds: ['secret'],
  }),
  (_value, random) => ({
    name: 'mail server of a program',
    title: 'mailer.php',
    lines: [
      "$mail->Host = 'smtp.gmail.com';",
      "$mail->Username = 'noreply@srithara.ac.th';",
      `$mail->Password = '${random.letters(16, 'abcdefghijkmnpqrstuvwxyz')}';`,
    ],
    kinds: ['secret'],
  }),
];
