/** A letter of a regulator as people enter it. */
export const sampleLetter = {
  letter_from: 'สำนักงานคณะกรรมการคุ้มครองข้อมูลส่วนบุคคล',
  letter_number: 'สคส 0401/1234',
  letter_date: '2026-11-20',
  due_date: '2026-12-15',
  period_from: '2026-07-01',
  period_until: '2026-09-30',
  questions: [
    {
      question: 'ขอบันทึกรายการตามมาตรา 39',
      inspection_papers: ['processing'],
      remark: '',
    },
    { question: 'Where is personal data kept?', inspection_papers: [], remark: 'In <b>Bangkok</b>.' },
  ],
};
