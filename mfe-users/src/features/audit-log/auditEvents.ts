/**
 * The kinds of events that can be filtered for; their words are the texts `audit.event.<name>` with an underscore
 * for the dot. An event of another kind is shown under its own name.
 */
export const EVENTS = [
  'user.invited',
  'user.invitation_resent',
  'invitation.accepted',
  'invitation.declined',
  'user.membership_updated',
  'user.removed',
  'user.left',
  'user.updated',
  'user.email_confirmed',
  'user.email_changed',
  'user.password_changed',
  'user.password_change_refused',
  'user.two_fa_enabled',
  'user.two_fa_disabled',
  'user.recovery_code_used',
  'user.recovery_codes_renewed',
  'session.started',
  'session.refused',
  'session.code_refused',
  'session.ended',
  'session.ended_all',
  'session.revoked',
  'session.token_reused',
  'organization.created',
  'organization.updated',
  'organization.access',
  'role.refused',
  'application.create',
  'application.update',
  'application.enable',
  'application.disable',
  'application.delete',
  'template.save',
  'template.publish',
  'template.restore',
] as const;
export type EventName = (typeof EVENTS)[number];

export const isEventName = (action: string): action is EventName => EVENTS.some((name) => name === action);

/** Key of an event's words. */
export const eventText = (name: EventName): string => `audit.event.${name.replace('.', '_')}`;
