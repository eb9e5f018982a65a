import './style/fonts.css'
import './style/tokens.css'
import './style/base.css'
import './style/controls.css'
import './style/ranked.css'
import './style/words.css'
import { mount } from 'svelte'
import App from './App.svelte'

const target = document.getElementById('app')
if (!target) throw new Error('index.html has no #app')
mount(App, { target })
