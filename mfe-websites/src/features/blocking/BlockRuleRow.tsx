import type { BlockRule } from '@yinyom/contracts/websites/blockRule';
import { errorMessage, toast, useLang, useTexts } from '@yinyom/mfe-kit';
import { textIn } from '@yinyom/notice/texts/textIn';
import { Switch } from '@yinyom/ui/form/Switch';
import styled, { useTheme } from 'styled-components';
import { useSwitchBlockRuleMutation } from '../../api/blockRuleApi';
import { categoryColor } from '../../shared/categoryColor';

const Root = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => `${theme.space(1)} ${theme.space(3)}`};
  padding: ${({ theme }) => `${theme.space(2)} ${theme.space(3)}`};
  border: 1px solid ${({ theme }) => theme.color.line};
  border-inline-start-width: 6px;
  border-radius: ${({ theme }) => theme.radius.normal};
  > div {
    flex: 1 1 256px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;
const Waits = styled.p`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.small};
`;

/** One host with what it waits for, and the switch of its rule. */
export const BlockRuleRow = ({ applicationId, rule }: { applicationId: string; rule: BlockRule }) => {
  const t = useTexts('websites');
  const lang = useLang();
  const theme = useTheme();
  const [save, { isLoading }] = useSwitchBlockRuleMutation();
  const { host, category, active } = rule;
  const toggle = async (next: boolean) => {
    const { error } = await save({ params: { id: applicationId }, body: { host, active: next } });
    if (error) toast.error(errorMessage(error));
  };
  return (
    <Root aria-label={host} style={{ borderInlineStartColor: categoryColor(category.type, theme) }}>
      <div>
        <strong>{host}</strong>
        <Waits>{t('blocking.waits', { category: textIn(category.title, lang) })}</Waits>
      </div>
      <Switch
        label={t(active ? 'blocking.on' : 'blocking.off')}
        checked={active}
        busy={isLoading}
        onChange={(next) => void toggle(next)}
      />
    </Root>
  );
};
