/** Changes of an incident that several tests make: what is answered about its risk, when the Office got its notice. */
export const risk = (risk_level: string | null, risk_reasons = 'Names and grades of 40 students.') => ({
  risk: {
    risk_factors: Object.fromEntries(
      ['breach', 'data', 'persons', 'severity', 'breadth', 'safeguards', 'organization'].map((name) => [
        name,
        { risk_level, risk_reasons: risk_level === null ? '' : `Because of ${name}.` },
      ]),
    ),
    risk_level,
    risk_reasons,
  },
});
export const sentAt = (sent_at: string | null, more: object = {}) => ({
  office_notice: { sent_at, ...more },
});
