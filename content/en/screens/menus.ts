import { site } from '#content/site.ts';
import type { ScreenMenus } from '#src/model/screen.schema.ts';

/** Shared by all product screens: menus, the workspace and the signed-in person. */
export const menus = {
  product: {
    name: site.product.name,
    workspace: 'Sample Fund II',
    entries: [
      { id: 'pipeline', label: 'Pipeline', icon: 'pipeline', count: '14' },
      { id: 'fundraising', label: 'Fundraising', icon: 'chart', count: '1' },
      { id: 'data-rooms', label: 'Data rooms', icon: 'folder', count: '4' },
      { id: 'investors', label: 'Investors', icon: 'people', count: '126' },
      { id: 'e-signature', label: 'E-signature', icon: 'signature', count: '3' },
      { id: 'kyc-aml', label: 'KYC/AML', icon: 'shield', count: '2' },
      { id: 'advisers', label: 'Advisor Pool', icon: 'handshake' },
    ],
    projects: {
      title: 'Projects',
      items: [
        { name: 'Project Cedar', tone: 'light' },
        { name: 'Project Juniper', tone: 'sand' },
        { name: 'Project Saffron', tone: 'stone' },
      ],
    },
    person: { initials: 'LH', name: 'Layla H.', role: 'Fund manager' },
  },
  marketplace: {
    name: `${site.name} Marketplace`,
    entries: [
      { id: 'browse', label: 'Browse', icon: 'search' },
      { id: 'interests', label: 'My interests', icon: 'eye-off' },
      { id: 'co-investment', label: 'Co-investment', icon: 'people' },
      { id: 'messages', label: 'Messages', icon: 'mail' },
    ],
    person: { name: 'Anonymous profile', role: 'Identity hidden until you engage' },
  },
  portal: {
    name: 'Sample Accelerator',
    entries: [
      { id: 'ventures', label: 'Ventures', icon: 'spring' },
      { id: 'investors', label: 'Investors', icon: 'people' },
      { id: 'data-rooms', label: 'Data rooms', icon: 'folder' },
      { id: 'sponsors', label: 'Sponsor report', icon: 'chart' },
    ],
    person: { initials: 'MA', name: 'Mariam A.', role: 'Programme manager' },
  },
} satisfies ScreenMenus;
