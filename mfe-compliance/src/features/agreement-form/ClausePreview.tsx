import type { AgreementContent } from '@yinyom/contracts/papers/agreement';
import { LANGUAGE_NAMES, LOCALE_TAGS } from '@yinyom/contracts/constants';
import {
  agreementClauses,
  CLAUSE_LANGUAGES,
  type ClauseLanguage,
} from '@yinyom/texts/sentences/agreementClauses';
import { useLang } from '@yinyom/mfe-kit';
import { Card } from '@yinyom/ui/data/Card';
import { Notice } from '@yinyom/ui/data/Notice';
import { Skeleton } from '@yinyom/ui/data/Skeleton';
import { Stack } from '@yinyom/ui/data/Stack';
import { Tabs } from '@yinyom/ui/data/Tabs';
import { focusRingInside } from '@yinyom/ui/foundation/focusRing';
import { useDeferredValue, useState } from 'react';
import styled from 'styled-components';
import { useAgreementTexts } from '../../texts/useAgreementTexts';
import { useClauseWords } from './useClauseWords';

/** Scrolls by itself, so that the clause that follows a field stays in sight; a keyboard reaches it. */
const Paper = styled.div`
  max-height: 60vh;
  overflow-y: auto;
  padding: ${({ theme }) => theme.space(3)};
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.normal};
  overflow-wrap: anywhere;
  &:focus-visible {
    ${focusRingInside}
  }
  > section + section {
    margin-top: ${({ theme }) => theme.space(4)};
  }
  dl {
    display: grid;
    grid-template-columns: max-content minmax(0, 1fr);
    gap: ${({ theme }) => theme.space(2)};
    margin: 0;
  }
  dt {
    color: ${({ theme }) => theme.color.muted};
  }
  dd {
    margin: 0;
    white-space: pre-line;
  }
  mark {
    padding-inline: 2px;
    background: ${({ theme }) => theme.color.accentSoft};
    color: ${({ theme }) => theme.color.warning};
  }
`;
const Sticky = styled.div`
  position: sticky;
  top: ${({ theme }) => theme.space(4)};
  @media (max-width: ${({ theme }) => theme.wide}) {
    position: static;
  }
`;

/** A clause with what is not stated marked. */
const Marked = ({ text, blank }: { text: string; blank: string }) =>
  text.split(blank).map((part, at) => (
    // The parts of one text have no other name than their place.
    <span key={at}>
      {at > 0 && <mark>{blank}</mark>}
      {part}
    </span>
  ));

const Clauses = ({ content, lang }: { content: AgreementContent; lang: ClauseLanguage }) => {
  const words = useClauseWords(lang);
  if (!words) return <Skeleton $height="480px" />;
  return (
    <Paper role="region" tabIndex={0} aria-label={LANGUAGE_NAMES[lang]} lang={LOCALE_TAGS[lang]}>
      {agreementClauses(content, words).map(({ number, title, clauses }) => (
        <section key={number}>
          <h3>
            {number}. {title}
          </h3>
          <dl>
            {clauses.map(({ number: of, text }) => [
              <dt key={of}>{of}</dt>,
              <dd key={`${of} text`}>
                <Marked text={text} blank={words.agreement.not_stated} />
              </dd>,
            ])}
          </dl>
        </section>
      ))}
    </Paper>
  );
};

/** The clauses as the form states them now, in one of the two languages that the parties sign. */
export const ClausePreview = ({ content }: { content: AgreementContent }) => {
  const t = useAgreementTexts();
  const own = useLang();
  const [lang, setLang] = useState<ClauseLanguage>(own === 'th' ? 'th' : 'en');
  // Typing stays quick: the clauses follow when there is time.
  const shown = useDeferredValue(content);
  return (
    <Sticky>
      <Card aria-labelledby="preview">
        <Stack>
          <h2 id="preview">{t('preview.title')}</h2>
          {content.wording === 'theirs' ? (
            <p>{t('preview.theirs')}</p>
          ) : (
            <>
              <Notice small tone="info">
                {t('draft_notice')} {t('preview.note')}
              </Notice>
              <Tabs
                label={t('preview.language')}
                items={CLAUSE_LANGUAGES.map((key) => ({ key, label: LANGUAGE_NAMES[key] }))}
                selected={lang}
                onSelect={setLang}
              >
                <Clauses content={shown} lang={lang} />
              </Tabs>
            </>
          )}
        </Stack>
      </Card>
    </Sticky>
  );
};
