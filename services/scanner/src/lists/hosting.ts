import { bySuffix } from './bySuffix';

/** Names that whole websites are served under: being sent there says where pages lie, not who reads them. */
const HOSTING = new Map(
  [
    ...['akamai.net', 'akamaiedge.net', 'akamaized.net', 'edgekey.net', 'edgesuite.net', 'cloudfront.net'],
    ...['azureedge.net', 'azurefd.net', 'azurewebsites.net', 'trafficmanager.net', 'windows.net'],
    ...[
      'cloudflare.net',
      'cloudflare.com',
      'pages.dev',
      'fastly.net',
      'fastlylb.net',
      'b-cdn.net',
      'cdn77.org',
    ],
    ...[
      'github.io',
      'gitlab.io',
      'netlify.app',
      'netlify.com',
      'vercel-dns.com',
      'vercel.app',
      'onrender.com',
    ],
    ...[
      'herokudns.com',
      'herokuapp.com',
      'fly.dev',
      'amazonaws.com',
      'awsglobalaccelerator.com',
      'digitaloceanspaces.com',
    ],
    ...[
      'googlehosted.com',
      'googleusercontent.com',
      'web.app',
      'firebaseapp.com',
      'run.app',
      'withgoogle.com',
    ],
    ...[
      'wpengine.com',
      'wpenginepowered.com',
      'wordpress.com',
      'kinsta.cloud',
      'pantheonsite.io',
      'squarespace.com',
    ],
    ...['myshopify.com', 'shopify.com', 'wixdns.net', 'webflow.com', 'webflow.io', 'ghost.io', 'hubspot.net'],
    ...[
      'hubspotpagebuilder.com',
      'zendesk.com',
      'freshdesk.com',
      'statuspage.io',
      'readthedocs.io',
      'gitbook.io',
    ],
  ].map((domain) => [domain, true] as const),
);

/** Whether a name belongs to a network or host that serves websites as they are. */
export const isHosting = (name: string): boolean => bySuffix(HOSTING, name) === true;
