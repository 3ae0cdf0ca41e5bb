import { loadSettings } from './loadSettings';

const load = (env: Record<string, string>) => () => loadSettings({ ENCRYPTED_ONLY: 'true', ...env });

it.each([
  ['MONGODB_URI', 'mongodb://db1.internal:27017,db2.internal/?replicaSet=rs0'],
  ['MONGODB_URI', 'mongodb://user:p%40ss@10.0.0.4/yinyom?retryWrites=true'],
  ['MONGODB_URI', 'mongodb://localhost,db2.internal/?replicaSet=rs0'],
  ['MONGODB_URI', 'mongodb+srv://cluster.example/?tls=false'],
  ['CONSENTS_MONGODB_URI', 'mongodb://db.internal/?tls=false'],
  ['SMTP_URL', 'smtp://mail.example.ac.th:587'],
  ['LDAP_URL', 'ldap://directory.example.ac.th'],
  ['IDENTITY_URL', 'http://identity:4100'],
  ['PUBLIC_URL', 'http://consent.example.ac.th'],
])('V12.3.1 with ENCRYPTED_ONLY %s must not be %s', (name, value) => {
  expect(load({ [name]: value })).toThrow(new RegExp(`  ${name}: must `));
  expect(load({ [name]: value, ENCRYPTED_ONLY: 'false' })).not.toThrow();
});

it.each([
  ['MONGODB_URI', 'mongodb://db1.internal:27017,db2.internal/?replicaSet=rs0&tls=true'],
  ['MONGODB_URI', 'mongodb://user:pass@db.internal/?ssl=true'],
  ['MONGODB_URI', 'mongodb+srv://cluster.example/yinyom'],
  ['MONGODB_URI', 'mongodb://127.0.0.1:27017/?replicaSet=rs0'],
  ['MONGODB_URI', 'mongodb://%2Fsrv%2Fyinyom%2Fmongo.sock/'],
  ['SMTP_URL', 'smtps://user:pass@mail.example.ac.th'],
  ['SMTP_URL', 'smtp://mail.example.ac.th:587/?requireTLS=true'],
  ['SMTP_URL', 'smtp://localhost:25'],
  ['LDAP_URL', 'ldaps://directory.example.ac.th'],
  ['IDENTITY_URL', 'https://identity.internal'],
  ['IDENTITY_URL', 'http://localhost:4101'],
])('V12.3.1 with ENCRYPTED_ONLY %s may be %s', (name, value) => {
  expect(load({ [name]: value })).not.toThrow();
});

it('V12.3.1 StartTLS makes a directory’s connection an encrypted one', () => {
  expect(load({ LDAP_URL: 'ldap://directory.example.ac.th', LDAP_START_TLS: 'true' })).not.toThrow();
});
