import { KIT } from './checkPageNeeds';
import type { UnmetNeed } from './needsShape';
import type { Platform } from './platform';

interface Sides {
  /** Container name of the remote and its build. */
  remote: string;
  /** Where the platform is, and what it runs. */
  there: string;
  platform: Pick<Platform, 'version' | 'offer'>;
}

/** For whoever deploys a remote: one need that is not met, who says what, and the ways out. */
export const unmetSentence = (unmet: UnmetNeed, { remote, there, platform }: Sides): string => {
  const { what, name, wants, has } = unmet;
  const offered = platform.offer.kit;
  switch (what) {
    case 'kit':
      return `${remote} works with ${KIT} ${wants}; ${there} has ${has}. Build it with ${KIT}@${has}, or have the platform upgraded first.`;
    case 'kit_export':
      return `${remote} imports "${name}" of ${KIT}; that of ${there}, ${offered}, has no such thing. Build it with the kit of that platform, or have the platform upgraded first.`;
    case 'own_copy':
      return `${remote} brings a ${name} of its own; a page has one, that of the shell, and a second one fails in ways nobody understands. Import it as "${name}", and find out with "npm ls ${name}" which package asks for another.`;
    case 'call': {
      const out = `Build it with @yinyom/contracts@${platform.version}, or have the platform upgraded first.`;
      if (has === '') return `${remote} calls "${name}" (${wants}); ${there} has no such call. ${out}`;
      return `${remote} calls "${name}" in a way that ${there} does not answer: ${unmet.why?.join('; ')}. ${out}`;
    }
    default:
      return `${remote} was built with ${name} ${wants.slice(1).replace(/\.0$/, '')}; ${there} has ${has}, and a page has one ${name}. Build it with ${name}@${has}.`;
  }
};
