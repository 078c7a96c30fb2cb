import type { ScreenMenus } from '#product/screens/screens.ts';
import { site } from '../site.ts';
import { sampleNames } from './sample-names.ts';
import { promises } from './promises.ts';

const { deals, firms, people } = sampleNames;

/** Shared by all product screens: menus, the workspace and the signed-in person. */
export const menus = {
  product: {
    name: site.product.name,
    workspace: firms.marram.name,
    entries: [
      { id: 'pipeline', label: 'Pipeline', icon: 'pipeline' },
      { id: 'fundraising', label: 'Fundraising', icon: 'chart' },
      { id: 'data-rooms', label: 'Data rooms', icon: 'folder' },
      { id: 'investors', label: 'Investors', icon: 'people' },
      { id: 'e-signature', label: 'E-signature', icon: 'signature' },
      { id: 'kyc-aml', label: 'KYC/AML', icon: 'shield' },
      { id: 'advisers', label: 'Advisor Pool', icon: 'handshake', route: 'consultants' },
    ],
    projects: {
      title: 'Projects',
      items: [
        { name: deals.cedar, tone: 'light' },
        { name: deals.juniper, tone: 'sand' },
        { name: deals.saffron, tone: 'stone' },
      ],
    },
    person: people.layla,
  },
  marketplace: {
    name: `${site.name} Marketplace`,
    entries: [
      { id: 'browse', label: 'Browse', icon: 'search' },
      { id: 'interests', label: 'My interests', icon: 'eye-off' },
      { id: 'co-investment', label: 'Co-investment', icon: 'people' },
      { id: 'messages', label: 'Messages', icon: 'mail' },
    ],
    person: { name: 'Anonymous profile', role: promises.says.anonymous },
  },
  portal: {
    name: firms.lantern.name,
    entries: [
      { id: 'companies', label: 'Companies', icon: 'spring' },
      { id: 'investors', label: 'Investors', icon: 'people' },
      { id: 'data-rooms', label: 'Data rooms', icon: 'folder' },
      { id: 'sponsors', label: 'Sponsor report', icon: 'chart' },
    ],
    person: people.mariam,
  },
} satisfies ScreenMenus;
