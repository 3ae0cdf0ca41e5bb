import { serviceNames } from '../workspaces.cjs';

/** What the tests of a service do besides asking its own database. */
const BESIDES = { consents: '; and a replica set of three that loses its primary under load' };

/** What is tried on a real server: projects of Jest, some with a pattern of the files that ask a server. */
export const PARTS = [
  ...serviceNames().map((project) => ({ project, about: `the ${project} service${BESIDES[project] ?? ''}` })),
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
