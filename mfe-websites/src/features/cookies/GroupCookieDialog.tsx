import { COOKIE_TYPES } from '@yinyom/contracts/constants';
import type { GroupCookie } from '@yinyom/contracts/groups/sections';
import type { Category } from '@yinyom/contracts/websites/category';
import { Form, useForm, useLang, useTexts } from '@yinyom/mfe-kit';
import { textIn } from '@yinyom/notice/texts/textIn';
import { Button } from '@yinyom/ui/action/Button';
import { Stack } from '@yinyom/ui/data/Stack';
import { Select } from '@yinyom/ui/form/Select';
import { TextField } from '@yinyom/ui/form/TextField';
import { Modal } from '@yinyom/ui/overlay/Modal';
import { useId } from 'react';
import { useGroupTexts } from '../../texts/useGroupTexts';
import { cookieOf, cookieProblems, cookieValues } from './groupCookies';
import { DialogActions } from '../../common/DialogActions';

interface GroupCookieDialogProps {
  categories: readonly Category[];
  /** The decision that is changed; null: one is added. */
  cookie: GroupCookie | null;
  /** Decisions about other cookies. */
  others: readonly GroupCookie[];
  onDone: (cookie: GroupCookie) => void;
  onClose: () => void;
}

/** The window that decides about a cookie for all websites of a group. */
export const GroupCookieDialog = (props: GroupCookieDialogProps) => {
  const { categories, cookie, others, onDone, onClose } = props;
  const t = useTexts('websites');
  const words = useGroupTexts();
  const lang = useLang();
  const id = useId();
  const form = useForm(cookieValues(cookie), {
    say: (code, name) => {
      if (code === 'duplicate_cookie') return words('cookies.duplicate');
      return name === 'category_id' ? words('cookies.chooseCategory') : undefined;
    },
  });
  const { field, values } = form;
  const submit = async () => {
    const next = cookieOf(values, cookie);
    if (form.passes(cookieProblems(next, others))) onDone(next);
  };
  return (
    <Modal
      title={cookie ? t('cookie.editOf', { name: cookie.name }) : t('cookies.add')}
      onClose={onClose}
      actions={
        <DialogActions onCancel={onClose}>
          <Button type="submit" form={id}>
            {words('cookies.keep')}
          </Button>
        </DialogActions>
      }
    >
      <Form id={id} refusals={form.refusals} onSubmit={submit}>
        <Stack $gap={4}>
          <TextField {...field('name')} label={t('cookie.name')} required spellCheck={false} />
          <Select
            label={t('cookie.type')}
            options={[
              { value: String(COOKIE_TYPES.http), label: t('cookie.typeHttp') },
              { value: String(COOKIE_TYPES.html), label: t('cookie.typeHtml') },
            ]}
            value={String(values.type)}
            onChange={(type) => form.change({ type: Number(type) as GroupCookie['type'] })}
          />
          <TextField
            {...field('owner')}
            label={words('cookies.owner')}
            hint={words('cookies.ownerHint')}
            placeholder="example.com"
            spellCheck={false}
          />
          <Select
            {...field('category_id')}
            label={t('cookie.category')}
            required
            options={[
              { value: '', label: t('cookie.chooseCategory') },
              ...categories.map((category) => ({ value: category.id, label: textIn(category.title, lang) })),
            ]}
          />
          <p>{words('cookies.purposeHint')}</p>
          <TextField {...field('purpose_th')} label={t('cookie.purposeTh')} type="textarea" lang="th-TH" />
          <TextField {...field('purpose_en')} label={t('cookie.purposeEn')} type="textarea" lang="en-US" />
        </Stack>
      </Form>
    </Modal>
  );
};
