-- How many mails of one account the limits hold back is asked before it causes another: by the account, of what waits.
CREATE INDEX outbox_waiting_of ON outbox(sender) WHERE state = 'waiting' AND sender IS NOT NULL;
