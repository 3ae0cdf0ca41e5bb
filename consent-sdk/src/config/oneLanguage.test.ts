import { toServed } from '@yinyom/contracts/sdk/sdkScript';
import { sampleConfig } from '../../testing/sampleSite';
import { LOOKS } from '../ui/looks';
import { oneLanguage } from './oneLanguage';

test.each(['Powered by Yinyom', undefined])(
  'A fetched configuration says what the one in a file says, where it says %j of the platform',
  (powered_by) => {
    const { design, texts, ...config } = sampleConfig();
    const description = `${texts.description} silpa-ux.ac.th`;
    const fetched = {
      ...config,
      texts: { ...texts, description, powered_by },
      design: { ...design, layout: 7 },
    };
    const { texts: own, look } = oneLanguage(fetched);
    const served = toServed({ looks: LOOKS }, fetched);
    expect([...own.th!].filter(Boolean)).toEqual(served.texts.th);
    expect(own.th![1]).toContain('silpa-\u2060ux.ac.th');
    expect(look).toBe(served.look);
  },
);
