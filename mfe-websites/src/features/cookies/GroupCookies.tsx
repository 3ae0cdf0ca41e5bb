import { MAX_GROUP_COOKIES } from '@yinyom/contracts/groups/sections';
import type { GroupCookie } from '@yinyom/contracts/groups/sections';
import { useLang, useTexts } from '@yinyom/mfe-kit';
import { textIn } from '@yinyom/notice/texts/textIn';
import { Button } from '@yinyom/ui/action/Button';
import { IconButton } from '@yinyom/ui/action/IconButton';
import { LongName } from '@yinyom/ui/data/LongName';
import { Row } from '@yinyom/ui/data/Stack';
import { Table } from '@yinyom/ui/data/Table';
import { useState } from 'react';
import { catalogueOf, useCatalogueQuery } from '../../api/categoryApi';
import { GivenSection } from '../../common/group-draft/GivenSection';
import type { GroupSectionProps } from '../../common/group-draft/GroupDraft';
import { useGroupTexts } from '../../texts/useGroupTexts';
import { GroupCookieDialog } from './GroupCookieDialog';
import { cookieKey } from './groupCookies';

/** What a group decides about cookies: category and purpose, for every website that has the cookie. */
export const GroupCookies = ({ group, draft }: Pick<GroupSectionProps, 'group' | 'draft'>) => {
  const t = useTexts('websites');
  const words = useGroupTexts();
  const lang = useLang();
  const [edited, setEdited] = useState<GroupCookie | 'new' | null>(null);
  const { data } = useCatalogueQuery(catalogueOf(group.organization_id));
  const categories = data?.entities ?? [];
  const { cookies } = draft.sections;
  const keep = (next: GroupCookie[]) => draft.change('cookies', (before) => ({ ...before, cookies: next }));
  const without = (cookie: GroupCookie | null) =>
    (cookies ?? []).filter((each) => cookie === null || cookieKey(each) !== cookieKey(cookie));
  const before = edited === 'new' ? null : edited;
  const titleOf = ({ category_id }: GroupCookie) => {
    const category = categories.find(({ id }) => id === category_id);
    return category ? textIn(category.title, lang) : '–';
  };
  return (
    <GivenSection
      title={words('cookies.title')}
      given={cookies !== undefined}
      onGiven={(given) =>
        draft.change('cookies', ({ cookies: known, ...others }) =>
          given ? { ...others, cookies: known ?? [] } : others,
        )
      }
    >
      <p>{words('cookies.lead')}</p>
      {cookies && cookies.length > 0 && (
        <Table
          caption={words('cookies.title')}
          items={cookies}
          rowKey={cookieKey}
          columns={[
            { key: 'name', title: t('cookie.name'), cell: ({ name }) => <LongName>{name}</LongName> },
            {
              key: 'owner',
              title: words('cookies.owner'),
              cell: ({ owner }) => owner || words('cookies.ownWebsite'),
            },
            { key: 'category', title: t('cookie.category'), cell: titleOf },
            {
              key: 'actions',
              title: t('list.actions'),
              hiddenTitle: true,
              cell: (cookie) => (
                <Row $gap={0}>
                  <IconButton
                    icon="edit"
                    label={t('cookie.editOf', { name: cookie.name })}
                    onClick={() => setEdited(cookie)}
                  />
                  <IconButton
                    icon="trash"
                    label={words('cookies.removeOf', { name: cookie.name })}
                    onClick={() => keep(without(cookie))}
                  />
                </Row>
              ),
            },
          ]}
        />
      )}
      <div>
        <Button
          kind="secondary"
          icon="add"
          disabled={(cookies?.length ?? 0) >= MAX_GROUP_COOKIES}
          onClick={() => setEdited('new')}
        >
          {t('cookies.add')}
        </Button>
      </div>
      {edited !== null && (
        <GroupCookieDialog
          categories={categories}
          cookie={before}
          others={without(before)}
          onDone={(cookie) => {
            keep([...without(before), cookie].sort((one, other) => (one.name < other.name ? -1 : 1)));
            setEdited(null);
          }}
          onClose={() => setEdited(null)}
        />
      )}
    </GivenSection>
  );
};
