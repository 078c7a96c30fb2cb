/** The choices of "I am" in the contact form. */
export const contactRoles = [
  { id: 'role-investor', name: 'Professional investor' },
  { id: 'role-family-office', name: 'Family office' },
  { id: 'role-fund-manager', name: 'Fund manager' },
  { id: 'role-advisory', name: 'M&A or advisory firm' },
  { id: 'role-founder', name: 'Founder or capital seeker' },
  { id: 'role-accelerator', name: 'Accelerator' },
  { id: 'role-wealth-manager', name: 'Wealth manager' },
  { id: 'role-other', name: 'Other' },
] as const;
