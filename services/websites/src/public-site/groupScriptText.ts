import { toScriptJson } from '@yinyom/contracts/sdk/sdkScript';
import { stubOf } from '@yinyom/contracts/sdk/stubOf';
import type { LoadedBuild } from './sdkBuild';

/**
 * Keeps everything denied and loads the script of this page's own host: within the page's markup as a script that blocks, so that
 * what comes after it waits. Pure.
 */
export const groupLoader = (build: LoadedBuild, apiBase: string, groupKey: string): string => {
  const stub = stubOf(build, { tellsGoogle: true, dataLayer: '' });
  const address = toScriptJson(`${apiBase}/sdk/v1/group/${groupKey}/`);
  return `${stub}
(function(d,u,s){u+=encodeURIComponent(location.hostname)+'.js';s=d.currentScript;
if(d.readyState==='loading'&&s&&!s.async&&!s.defer)d.write('<script src="'+u+'"><\\/script>');
else{s=d.createElement('script');s.src=u;d.head.appendChild(s)}})(document,${address});`;
};

/** The script of a website for its own hosts; on any other host what `loader` does, as browsers may share what they keep. Pure. */
export const onlyOnHosts = (script: string, hosts: readonly string[], loader: string): string =>
  `if(${toScriptJson(hosts)}.some(function(h){var l=location.hostname;return l===h||l.slice(-h.length-1)==='.'+h})){${script}
}else{${loader}
}`;
