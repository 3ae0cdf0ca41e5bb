import { AuditLog } from '../features/audit-log/AuditLog';
import { UserArea } from '../layout/UserArea';
import { useUsersTexts } from '../texts/useUsersTexts';

/** `/user/audit`: the audit log of the organization. */
export const AuditLogPage = () => {
  const t = useUsersTexts();
  return (
    <UserArea lead={t('audit.lead')}>
      <AuditLog />
    </UserArea>
  );
};
