import type { BlockRule } from '@yinyom/contracts/websites/blockRule';
import { confirmDialog, errorMessage, toast, useLang, useTexts } from '@yinyom/mfe-kit';
import { textIn } from '@yinyom/notice/texts/textIn';
import { Button } from '@yinyom/ui/action/Button';
import { Switch } from '@yinyom/ui/form/Switch';
import styled, { useTheme } from 'styled-components';
import { useRemoveBlockRuleMutation, useSwitchBlockRuleMutation } from '../../api/blockRuleApi';
import { categoryColor } from '../../common/categoryColor';

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
  const [remove, { isLoading: removing }] = useRemoveBlockRuleMutation();
  const { host, category, active, own } = rule;
  const toggle = async (next: boolean) => {
    const { error } = await save({ params: { id: applicationId }, body: { host, active: next } });
    if (error) toast.error(errorMessage(error));
  };
  const takeAway = async () => {
    const agreed = await confirmDialog({
      title: t('blocking.removeTitle'),
      text: t('blocking.removeText', { host }),
      confirm: t('blocking.removeConfirm'),
      cancel: t('common.cancel'),
      danger: true,
    });
    if (!agreed) return;
    const { error } = await remove({ params: { id: applicationId }, query: { host } });
    if (error) toast.error(errorMessage(error));
  };
  return (
    <Root aria-label={host} style={{ borderInlineStartColor: categoryColor(category.type, theme) }}>
      <div>
        <strong>{host}</strong>
        <Waits>
          {t('blocking.waits', { category: textIn(category.title, lang) })}
          {own && ` · ${t('blocking.own')}`}
        </Waits>
      </div>
      <Switch
        label={t(active ? 'blocking.on' : 'blocking.off')}
        checked={active}
        busy={isLoading}
        onChange={(next) => void toggle(next)}
      />
      {own && (
        <Button
          kind="quiet"
          size="small"
          busy={removing}
          aria-label={t('blocking.removeOf', { host })}
          onClick={() => void takeAway()}
        >
          {t('blocking.remove')}
        </Button>
      )}
    </Root>
  );
};
