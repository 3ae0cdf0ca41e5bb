import { LANGUAGES, LOCALE_TAGS, type Lang } from '@yinyom/contracts/constants';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { PageHeader } from '../data/PageHeader';
import { Select } from '../form/Select';
import { ThemeFrame } from '../foundation/ThemeFrame';
import { ActionSamples } from './ActionSamples';
import { ChoiceSamples } from './ChoiceSamples';
import { DataSamples } from './DataSamples';
import { FieldSamples } from './FieldSamples';
import { OverlaySamples } from './OverlaySamples';
import { WORDS } from './words';

const Page = styled.main`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 420px), 1fr));
  align-items: start;
  gap: ${({ theme }) => theme.space(4)};
  padding: ${({ theme }) => theme.space(4)};
  > header {
    grid-column: 1 / -1;
  }
`;

const fromAddress = (): Lang => {
  const wanted = new URLSearchParams(location.search).get('lang');
  return LANGUAGES.find((lang) => lang === wanted) ?? 'th';
};

/** Every component of the design system in every state, in the language of `?lang=`. For development only. */
export const Catalogue = () => {
  const [lang, setLang] = useState(fromAddress);
  const words = WORDS[lang];
  useEffect(() => {
    document.documentElement.lang = LOCALE_TAGS[lang];
  }, [lang]);
  return (
    <ThemeFrame lang={lang}>
      <Page>
        <header>
          <PageHeader
            title="Catalogue"
            actions={
              <Select
                label="Language"
                value={lang}
                options={LANGUAGES.map((value) => ({ value, label: value }))}
                onChange={setLang}
              />
            }
          />
        </header>
        <ActionSamples key={`actions ${lang}`} words={words} />
        <FieldSamples key={`fields ${lang}`} words={words} />
        <ChoiceSamples key={`choices ${lang}`} words={words} />
        <DataSamples key={`data ${lang}`} words={words} />
        <OverlaySamples key={`overlays ${lang}`} words={words} />
      </Page>
    </ThemeFrame>
  );
};
