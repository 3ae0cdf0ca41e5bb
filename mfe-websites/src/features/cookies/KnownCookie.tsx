import type { KnownCookie as Known } from '@yinyom/contracts/scanner/cookieLibrary';
import type { Category } from '@yinyom/contracts/websites/category';
import { shownWithExact } from '@yinyom/texts/sentences/shownDuration';
import { useLang, useTexts } from '@yinyom/mfe-kit';
import { textIn } from '@yinyom/notice/texts/textIn';
import { Button } from '@yinyom/ui/action/Button';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { useLookUpCookieQuery } from '../../api/libraryApi';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space(3)};
  padding: ${({ theme }) => theme.space(3)};
  border-radius: ${({ theme }) => theme.radius.small};
  background: ${({ theme }) => theme.color.primarySoft};
  > div {
    flex: 1 1 240px;
    min-width: 0;
    overflow-wrap: break-word;
  }
`;
const Facts = styled.p`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.small};
`;
/** Milliseconds without a key after which the library is asked. */
const PAUSE = 400;

interface KnownCookieProps {
  applicationId: string;
  categories: readonly Category[];
  name: string;
  onUse: (known: Known) => void;
}

/** Offers what the library knows about the typed name. It fills nothing in by itself: the owner answers for the list. */
export const KnownCookie = ({ applicationId, categories, name, onUse }: KnownCookieProps) => {
  const t = useTexts('websites');
  const lang = useLang();
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(name.trim()), PAUSE);
    return () => clearTimeout(timer);
  }, [name]);
  const { currentData } = useLookUpCookieQuery(
    { params: { id: applicationId }, query: { name: asked }, quiet: true },
    { skip: asked === '' || asked !== name.trim() },
  );
  const known = currentData?.known;
  const category = categories.find(({ type }) => type === known?.category_type);
  return (
    <div role="status">
      {known && (
        <Root>
          <div>
            <p>{t('cookie.known', { name: known.match === 'prefix' ? `${known.name}*` : known.name })}</p>
            <Facts>
              {[
                known.provider,
                category && textIn(category.title, lang),
                known.expiry !== undefined && shownWithExact(known.expiry, lang),
              ]
                .filter(Boolean)
                .join(' · ')}
            </Facts>
            <Facts>{textIn(known.purpose, lang)}</Facts>
          </div>
          <Button kind="secondary" size="small" onClick={() => onUse(known)}>
            {t('cookie.useKnown')}
          </Button>
        </Root>
      )}
    </div>
  );
};
