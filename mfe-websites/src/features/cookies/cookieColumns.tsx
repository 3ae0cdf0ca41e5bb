import { COOKIE_TYPES } from '@yinyom/contracts/constants';
import type { Lang } from '@yinyom/contracts/constants';
import type { Cookie } from '@yinyom/contracts/websites/cookie';
import type { useTexts } from '@yinyom/mfe-kit';
import { textIn } from '@yinyom/notice/texts/textIn';
import { IconButton } from '@yinyom/ui/action/IconButton';
import { LongName } from '@yinyom/ui/data/LongName';
import type { Column } from '@yinyom/ui/data/Table';
import styled from 'styled-components';
import { CookieDuration } from '../../common/CookieDuration';
import { CookieName } from './CookieName';
import { ChooseCell } from '../../common/ChooseCell';

const Actions = styled.div`
  display: flex;
  justify-content: flex-end;
`;
const Words = styled.div`
  overflow-wrap: break-word;
`;

interface Doings {
  isChosen: (cookie: Cookie) => boolean;
  onChoose: (cookie: Cookie) => void;
  onEdit: (cookie: Cookie) => void;
  onRemove: (cookie: Cookie) => void;
}

/** What the table of cookies shows. */
export const cookieColumns = (
  t: ReturnType<typeof useTexts>,
  lang: Lang,
  { isChosen, onChoose, onEdit, onRemove }: Doings,
): Column<Cookie>[] => [
  {
    key: 'name',
    title: t('cookie.name'),
    cell: (cookie) => (
      <ChooseCell>
        <input
          type="checkbox"
          aria-label={t('cookies.choose', { name: cookie.name })}
          checked={isChosen(cookie)}
          onChange={() => onChoose(cookie)}
        />
        <CookieName cookie={cookie} />
      </ChooseCell>
    ),
    minWidth: '180px',
  },
  {
    key: 'provider',
    title: t('cookie.provider'),
    cell: ({ provider }) => <LongName>{provider || '–'}</LongName>,
    phone: 'bare',
  },
  {
    key: 'purpose',
    title: t('cookie.purpose'),
    cell: ({ purpose }) => <Words>{textIn(purpose, lang)}</Words>,
    minWidth: '200px',
    phone: 'line',
  },
  {
    key: 'expiry',
    title: t('cookie.duration'),
    cell: ({ expiry, is_session }) => <CookieDuration seconds={is_session ? 0 : expiry} />,
  },
  {
    key: 'type',
    title: t('cookie.type'),
    cell: ({ type }) => t(type === COOKIE_TYPES.http ? 'cookie.typeHttp' : 'cookie.typeHtml'),
    phone: 'none',
  },
  {
    key: 'actions',
    title: t('list.actions'),
    hiddenTitle: true,
    cell: (cookie) => (
      <Actions>
        <IconButton
          icon="edit"
          label={t('cookie.editOf', { name: cookie.name })}
          onClick={() => onEdit(cookie)}
        />
        <IconButton
          icon="trash"
          label={t('cookie.deleteOf', { name: cookie.name })}
          onClick={() => onRemove(cookie)}
        />
      </Actions>
    ),
  },
];
