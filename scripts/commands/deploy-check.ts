import { checkDeployment } from '../deployment/check-deployment.ts';

// npm run deploy:check -- https://brand.example
const [origin] = process.argv.slice(2);
if (origin && URL.canParse(origin)) {
  const faulty = await checkDeployment(new URL(origin).origin, console.log);
  if (faulty > 0) process.exitCode = 1;
} else {
  console.error('Say which deployment: npm run deploy:check -- https://www.example.com');
  process.exitCode = 2;
}
