/** What is tried on a real server: projects of Jest, some with a pattern of the files that ask a server. */
export const PARTS = [
  { project: 'identity', about: 'users and organizations' },
  { project: 'websites', about: 'websites and banners' },
  { project: 'consents', about: 'decisions; and a replica set of three that loses its primary under load' },
  { project: 'scanner', about: 'scans and their jobs' },
  { project: 'releases', about: 'releases of the console' },
  { project: 'notify', about: 'webhooks and their messages' },
  { project: 'release-store', about: 'releases kept in a database' },
  { project: 'service-kit', about: 'what services are made of' },
  { project: 'api-gateway', about: 'the gateway' },
  {
    project: 'embedded-mongo',
    about: 'what the embedded database is asked, asked of MongoDB: the same answers',
    files: '(behaviour|limits|longKeys|mongoose|pipelines|queries|updates)\\.test',
  },
  { project: 'e2e', about: 'the whole product, backup and restore', files: 'onMongo\\.test' },
];
