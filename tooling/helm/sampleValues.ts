import { SERVICE_NAMES } from '@yinyom/contracts/service/services';

const SECRETS = Object.fromEntries(
  ['JWT', 'INTERNAL', 'INGEST', 'DATA'].map((name) => [`${name}_SECRET`, name.repeat(10)]),
);

/** The least that the chart takes. */
export const SMALL = {
  publicUrl: 'https://consent.example.co.th',
  secrets: { ...SECRETS, MONGODB_URI: 'mongodb://db/', SMTP_URL: 'smtp://mail', RELEASE_KEY: 'PEM\nPEM' },
};

/** Everything that it can switch on. */
export const WHOLE = {
  ...SMALL,
  secrets: { ...SMALL.secrets, BACKUP_KEY: 'k'.repeat(40), METRICS_TOKEN: 't'.repeat(40) },
  settings: { MAIL_FROM: 'Consent <consent@example.co.th>', CONNECTIONS_PER_ADDRESS: '64' },
  services: {
    apart: SERVICE_NAMES,
    autoscaling: { enabled: true },
  },
  gateway: { autoscaling: { enabled: true } },
  ingress: { enabled: true, host: 'consent.example.co.th', tlsSecret: 'certificate' },
  httpRoute: { enabled: true, parentRefs: [{ name: 'gateway' }], hostnames: ['consent.example.co.th'] },
  metrics: { enabled: true, serviceMonitor: { enabled: true }, prometheusRule: { enabled: true } },
  backup: { enabled: true },
};
