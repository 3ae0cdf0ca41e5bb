import { MAX_UNBLOCKED_HOSTS } from '@yinyom/contracts/groups/sections';
import { MAX_OWN_RULES } from '@yinyom/contracts/websites/blockRule';
import { useLang, useTexts } from '@yinyom/mfe-kit';
import { textIn } from '@yinyom/notice/texts/textIn';
import { IconButton } from '@yinyom/ui/action/IconButton';
import { Row, Stack } from '@yinyom/ui/data/Stack';
import { catalogueOf, useCatalogueQuery } from '../../api/categoryApi';
import { GivenSection } from '../../common/group-draft/GivenSection';
import type { GroupSectionProps } from '../../common/group-draft/GroupDraft';
import { useGroupTexts } from '../../texts/useGroupTexts';
import { AddPlace } from './AddPlace';
import type { Rules } from './groupRules';
import { NO_RULES, withHost, withRule } from './groupRules';

/** Which addresses wait for consent on the websites of a group, and which hosts do not. */
export const GroupBlockRules = ({ group, draft }: Pick<GroupSectionProps, 'group' | 'draft'>) => {
  const t = useTexts('websites');
  const words = useGroupTexts();
  const lang = useLang();
  const { data } = useCatalogueQuery(catalogueOf(group.organization_id));
  const categories = data?.entities.filter(({ always_active }) => !always_active) ?? [];
  const rules = draft.sections.block_rules;
  const { own, unblocked_hosts } = rules ?? NO_RULES;
  const keep = (next: (rules: Rules) => Rules) =>
    draft.change('block_rules', (before) => ({
      ...before,
      block_rules: next(before.block_rules ?? NO_RULES),
    }));
  const titleOf = (categoryId: string) => {
    const category = categories.find(({ id }) => id === categoryId);
    return category ? textIn(category.title, lang) : '–';
  };
  return (
    <GivenSection
      title={t('blocking.button')}
      given={rules !== undefined}
      onGiven={(given) =>
        draft.change('block_rules', ({ block_rules, ...others }) =>
          given ? { ...others, block_rules: block_rules ?? NO_RULES } : others,
        )
      }
    >
      <Stack $gap={3}>
        <h3>{words('rules.own')}</h3>
        <p>{words('rules.ownLead')}</p>
        <ul>
          {own.map(({ host, category_id }) => (
            <Row as="li" key={host} $justify="space-between">
              <span>
                <strong>{host}</strong> · {t('blocking.waits', { category: titleOf(category_id) })}
              </span>
              <IconButton
                icon="trash"
                label={words('rules.removeOf', { host })}
                onClick={() => keep((before) => withRule(before, host, null))}
              />
            </Row>
          ))}
        </ul>
        <AddPlace
          categories={categories}
          known={own.map(({ host }) => host)}
          full={own.length >= MAX_OWN_RULES}
          onAdd={(host, categoryId) => keep((before) => withRule(before, host, categoryId))}
        />
      </Stack>
      <Stack $gap={3}>
        <h3>{words('rules.unblocked')}</h3>
        <p>{words('rules.unblockedLead')}</p>
        <ul>
          {unblocked_hosts.map((host) => (
            <Row as="li" key={host} $justify="space-between">
              <strong>{host}</strong>
              <IconButton
                icon="trash"
                label={words('rules.removeOf', { host })}
                onClick={() => keep((before) => withHost(before, host, false))}
              />
            </Row>
          ))}
        </ul>
        <AddPlace
          known={unblocked_hosts}
          full={unblocked_hosts.length >= MAX_UNBLOCKED_HOSTS}
          onAdd={(host) => keep((before) => withHost(before, host, true))}
        />
      </Stack>
    </GivenSection>
  );
};
